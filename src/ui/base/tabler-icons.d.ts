declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  import type { ComponentType, SVGProps } from "react";

  const Drawing: ComponentType<
    Omit<SVGProps<SVGSVGElement>, "stroke"> & {
      size?: number | string;
      stroke?: number | string;
      title?: string;
    }
  >;
  // biome-ignore lint/style/noDefaultExport: the package's shape
  export default Drawing;
}
