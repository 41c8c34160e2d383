/** `enlace`: whoever has the address. `oculto`: only its creator. */
export const VISIBILIDADES = ['publico', 'enlace', 'oculto'] as const;
export type Visibilidad = (typeof VISIBILIDADES)[number];

/** States of a held item that its creator reads: `revision` until a decision, `baja` after a final one. */
export const RETENIDO_TOLD = ['revision', 'baja'] as const;
/** Held by functions (`functions/src/trust/held`). `orden`: a judge wants it away, and nothing of ours says so to its creator. */
export const RETENIDO = [...RETENIDO_TOLD, 'orden'] as const;
export type Retenido = (typeof RETENIDO)[number];

/** Everything that decides who sees an item. */
export interface Access {
  /** Missing in forms: a new item is not held. */
  retenido?: Retenido | null | undefined;
  /** Its creator left the role, or has not answered since. */
  retirado: boolean;
  visibilidad: Visibilidad;
  publicarDesde: Date | null;
  /** From this moment on it is hidden. */
  publicarHasta: Date | null;
}
export type WhyHidden = Retenido | 'retirado' | 'oculto' | 'antes' | 'despues';

/** Returns why only its creator sees an item: the reason that lasts longest; `null` if its address has a page. */
export function whyHidden(
  { retenido, retirado, visibilidad, publicarDesde, publicarHasta }: Access,
  now: Date,
): WhyHidden | null {
  if (retenido) return retenido;
  if (retirado) return 'retirado';
  if (visibilidad === 'oculto') return 'oculto';
  if (publicarHasta && publicarHasta <= now) return 'despues';
  return publicarDesde && publicarDesde > now ? 'antes' : null;
}

/** Whether lists, searches and counts have the item. */
export const isVisible = (access: Access, now: Date): boolean =>
  access.visibilidad === 'publico' && whyHidden(access, now) === null;

/** Returns the next moment that changes `isVisible` by itself. */
export function changesAt(access: Access, now: Date): Date | null {
  const is = isVisible(access, now);
  const moments = [access.publicarDesde, access.publicarHasta].filter(
    (moment) => moment !== null && moment > now,
  );
  return (
    moments
      .sort((a, b) => Number(a) - Number(b))
      .find((moment) => moment && isVisible(access, moment) !== is) ?? null
  );
}

/** Fields of a stored item that triggers derive; all are missing until the first derivation. */
export type StoredAccess = { visible?: unknown; retirado?: unknown; retenido?: unknown };

/** Whether it waits for a decision: its seats and claims stay as they are, and nobody is told anything. */
export const isPaused = ({ retenido }: StoredAccess = {}): boolean =>
  retenido === 'revision' || retenido === 'orden';

/**
 * Whether its creator left the role, or has not answered since: its seats and claims end. `retirado` says why while `visible` is false.
 * Hidden items of before this field have none: only the role hid them.
 */
export const isRetired = ({ visible, retirado }: StoredAccess = {}): boolean =>
  visible === false && retirado !== false;
