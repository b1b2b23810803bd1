/** Set by esbuild.config.mjs: is the gallery part of this build? */
declare const __GALLERY__: boolean;
/** Set there as well: can this build be inspected? */
declare const __INSPECTOR__: boolean;
