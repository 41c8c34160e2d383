import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { galeriaMessages } from '@vidriera/domain/perfil/galeria';
import { type ChosenImage, chooseImage } from './images.ts';

export type PictureSlot = 'principal' | 'extras';

/** Progress of a slot's last chosen files; `total` is 0 when idle. */
export interface PictureSlotState {
  done: number;
  total: number;
  /** Why a file was left out. */
  error: string | null;
  /** A remark on an accepted file. */
  notice: string | null;
}

const IDLE: PictureSlotState = { done: 0, total: 0, error: null, notice: null };

interface PreparationPolicy {
  onReady: (slot: PictureSlot, imagen: ChosenImage) => void;
  onChange: () => void;
  prepare?: typeof chooseImage;
}

/** Prepares chosen files one after another: several large bitmaps at once can exhaust a phone. */
export class Preparation {
  readonly #policy: PreparationPolicy;
  readonly #slots: Record<PictureSlot, PictureSlotState> = { principal: IDLE, extras: IDLE };
  #last: Promise<unknown> = Promise.resolve();
  #abandon = new AbortController();
  #failures = 0;

  constructor(policy: PreparationPolicy) {
    this.#policy = policy;
  }

  get = (slot: PictureSlot): PictureSlotState => this.#slots[slot];

  get pending(): number {
    return Object.values(this.#slots).reduce((sum, { done, total }) => sum + total - done, 0);
  }

  get part(): number {
    const all = Object.values(this.#slots);
    const total = all.reduce((sum, slot) => sum + slot.total, 0);
    return total === 0 ? 1 : all.reduce((sum, slot) => sum + slot.done, 0) / total;
  }

  /** @param room how many pictures still fit; further files are left out, with a message */
  add = (slot: PictureSlot, files: File[], room: number): void => {
    const fit = files.slice(0, room);
    const error = files.length > fit.length ? galeriaMessages.trimmed(room) : null;
    this.#set(slot, { done: 0, total: fit.length, error, notice: null });
    const { signal } = this.#abandon;
    this.#last = this.#last.then(() => this.#prepareAll(slot, fit, signal));
  };

  /**
   * Waits until it is idle or abandoned.
   * @returns whether no file failed
   */
  finish = async (): Promise<boolean> => {
    const before = this.#failures;
    while (this.pending > 0) {
      const { signal } = this.#abandon;
      const abandoned = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      await Promise.race([this.#last, abandoned]);
    }
    return this.#failures === before;
  };

  abandon = (): void => {
    const control = this.#abandon;
    this.#abandon = new AbortController();
    this.#last = Promise.resolve();
    for (const slot of ['principal', 'extras'] as const) this.#set(slot, IDLE);
    control.abort();
  };

  clear = (slot: PictureSlot): void => this.#set(slot, { error: null, notice: null });

  async #prepareAll(slot: PictureSlot, files: File[], signal: AbortSignal): Promise<void> {
    const { onReady, prepare = chooseImage } = this.#policy;
    for (const [index, file] of files.entries()) {
      const imagen = await prepare(file).catch((cause: unknown) => failureOf(cause));
      if (signal.aborted) return;
      if (imagen instanceof Error) {
        this.#failures += 1;
        this.#set(slot, { error: imagen.message });
      } else {
        if (imagen.kind === 'fresh' && imagen.prepared.animated)
          this.#set(slot, { notice: messages.imagen.madeStill });
        onReady(slot, imagen);
      }
      this.#set(slot, { done: index + 1 });
    }
    this.#set(slot, { done: 0, total: 0 });
  }

  #set(slot: PictureSlot, change: Partial<PictureSlotState>): void {
    this.#slots[slot] = { ...this.#slots[slot], ...change };
    this.#policy.onChange();
  }
}
