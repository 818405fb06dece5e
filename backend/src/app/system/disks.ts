import { statfs } from 'node:fs/promises';
import type { DiskState } from './find-troubles.js';

/** What the system tells of a disk. */
type AskDisk = (folder: string) => Promise<{ blocks: number; bavail: number; bsize: number }>;
type Size = Omit<DiskState, 'name'> | undefined;

/** Reads how full disks are. A disk that does not answer, such as one on the network, is asked once until it does. */
export class Disks {
  private readonly asked = new Map<string, Promise<Size>>();

  /** @param patience most milliseconds that somebody waits for a disk */
  constructor(
    private readonly askDisk: AskDisk = (folder) => statfs(folder),
    private readonly patience = 1_000,
  ) {}

  /** Reads a disk by one of its folders; nothing where the system does not tell, or not in time. */
  async read(name: DiskState['name'], folder: string | undefined): Promise<DiskState[]> {
    if (folder === undefined) return [];
    const answer = this.asked.get(folder) ?? this.ask(folder);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), this.patience)));
    const size = await Promise.race([answer, late]);
    clearTimeout(timer);
    return size ? [{ name, ...size }] : [];
  }

  private ask(folder: string): Promise<Size> {
    const answer = this.askDisk(folder)
      .then(
        ({ blocks, bavail, bsize }) => ({ bytes: blocks * bsize, free: bavail * bsize }),
        () => undefined,
      )
      .finally(() => this.asked.delete(folder));
    this.asked.set(folder, answer);
    return answer;
  }
}
