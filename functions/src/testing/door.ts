import { random128 } from '@vidriera/domain/claim/random-128';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { inviteToDoor, joinDoor } from '../attend/door/helpers.ts';
import { openDoor } from '../attend/door/open.ts';
import type { DoorDeps, Who } from '../attend/door/standing.ts';
import { syncDoor } from '../attend/door/sync.ts';
import { FECHA } from './seats.ts';

export const at = (evento: string, fecha = FECHA) => ({ evento: itemIdSchema.parse(evento), fecha });
export const creatorIs = (uid: string): Who => ({ uid, helper: null });

/** A phone at a door. */
export function doorPhone(deps: DoorDeps, date: ReturnType<typeof at>, who: Who, secret = random128()) {
  let seq = 0;
  const askedWith = async (known: string | null) => {
    const opened = await openDoor(deps, date, who, { door: secret, known });
    if (typeof opened === 'string') throw new Error(opened);
    return opened;
  };
  return {
    secret,
    open: async () => {
      const { list, ...opened } = await askedWith(null);
      if (!list) throw new Error('no list');
      return { ...opened, list };
    },
    openIf: (known: string) => askedWith(known),
    refusal: async () => {
      const opened = await openDoor(deps, date, who, { door: secret, known: null });
      return typeof opened === 'string' ? opened : null;
    },
    tick: (party: string, arrived: number, number = ++seq) =>
      syncDoor(deps, date, who, { door: secret, ticks: [{ party, arrived, seq: number }], known: {} }),
    sync: (known: Record<string, number> = {}) =>
      syncDoor(deps, date, who, { door: secret, ticks: [], known }),
  };
}

/** Invites a helper, whose phone opens the link. */
export async function helperAt(
  deps: DoorDeps,
  date: ReturnType<typeof at>,
  uid: string,
  seesAnswers?: boolean,
): Promise<Who> {
  const link = random128() + random128();
  const invited = await inviteToDoor(deps, date, uid, { nombre: 'Sol', link, seesAnswers });
  if (typeof invited === 'string') throw new Error(invited);
  const helper = await joinDoor(deps, date, link, random128());
  if (typeof helper === 'string') throw new Error(helper);
  return { uid: null, helper };
}
