declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** The target pixels: red, green, blue and alpha. */
  interface HeifPixels {
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }

  /** An image of a file, decoded when it is drawn. */
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills the pixels in; calls back with `null` if the image is broken. */
    display(into: HeifPixels, drawn: (points: HeifPixels | null) => void): void;
    free(): void;
  }

  interface HeifModule {
    ready?: Promise<unknown>;
    HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
  }

  /** Starts the decoder. */
  export default function start(): HeifModule;
}
