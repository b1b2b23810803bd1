/** Set by esbuild.config.mjs: is the gallery part of this build? */
declare const __GALLERY__: boolean;
