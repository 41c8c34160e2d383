import { itemIdSchema, tipoSchema, uidSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';
import { type ActionOf, AFTER_SIGN_IN, forgetPendingAction, type PendingAction } from './after-sign-in.ts';

const EXPIRES = 60 * 60 * 1000;

const pressed = { at: z.number(), by: z.nullable(z.string()) };
const actionSchema = z.union([
  z.object({
    ...pressed,
    act: z.enum(['like', 'open', 'remind']),
    tipo: tipoSchema,
    id: itemIdSchema,
    titulo: z.string(),
  }),
  z.object({ ...pressed, act: z.literal('follow'), id: uidSchema }),
  z.object({ ...pressed, act: z.literal('publish'), search: z.string() }),
]);

/** Returns the pending action of an account, and binds it to that account. An old, unreadable or foreign one is deleted. */
export function boundAction(uid: string): PendingAction | null {
  const action = readParsed(AFTER_SIGN_IN, actionSchema);
  if (!action || Math.abs(Date.now() - action.at) >= EXPIRES || (action.by ?? uid) !== uid) {
    forgetPendingAction();
    return null;
  }
  write(AFTER_SIGN_IN, JSON.stringify({ ...action, by: uid }));
  return action;
}

/** Returns the pending action if it is of this kind (and item), and deletes it. Synchronous, so that two callers take it once. */
export function takeAction<A extends PendingAction['act']>(
  uid: string,
  act: A,
  id?: string,
): ActionOf<A> | null {
  const action = boundAction(uid);
  if (action?.act !== act || (id && 'id' in action && action.id !== id)) return null;
  forgetPendingAction();
  return action as ActionOf<A>;
}
