/** What the product uses of yazl, which comes without types. */
declare module 'yazl' {
  import type { Readable } from 'node:stream';

  interface EntryOptions {
    mtime?: Date;
    compress?: boolean;
    forceZip64Format?: boolean;
  }

  export class ZipFile {
    readonly outputStream: Readable;
    addReadStream(stream: Readable, name: string, options?: EntryOptions): void;
    addBuffer(bytes: Buffer, name: string, options?: EntryOptions): void;
    end(): void;
  }
}
