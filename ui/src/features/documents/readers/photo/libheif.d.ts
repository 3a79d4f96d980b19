declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** Where the points of a picture go: red, green, blue and opacity. */
  interface Points {
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }

  /** A picture of a file, unpacked once it is drawn. */
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills the points in; tells `null` when the picture is broken. */
    display(into: Points, drawn: (points: Points | null) => void): void;
    free(): void;
  }

  interface Heif {
    ready?: Promise<unknown>;
    HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
  }

  /** Starts the decoder. */
  export default function start(): Heif;
}
