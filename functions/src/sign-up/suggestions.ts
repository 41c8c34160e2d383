import { usernameIn } from '@vidriera/domain/usuario/username-proposal';
import { pretends } from '@vidriera/domain/usuario/username-refusal';
import { type Username, usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { LIMITS } from '@vidriera/domain/values/limits';

/** What is suggested to who wants a name that is nobody's, or types nothing a name could begin with. */
const NEUTRAL = 'mi.espacio';

/**
 * Usernames close to a text, best first, each valid; whether they are free is not known here.
 * @param random a number in [0, 1), which makes the last ones differ from call to call.
 */
export function candidates(text: string, random: number): Username[] {
  const written = usernameIn(text, LIMITS.usernameMax - 5);
  const root = written && !pretends(written) ? written : NEUTRAL;
  const number = 100 + Math.floor(random * 900);
  const proposals = [
    root,
    `${root}.ok`,
    `${root}.ar`,
    `soy.${root}`,
    `${root}${number}`,
    `${root}_${number + 1}`,
    `${root}-${number + 7}`,
    `${root}.${number}${Math.floor(random * 10)}`,
  ];
  return proposals.flatMap((proposal) => {
    const valid = usernameSchema.safeParse(proposal);
    return valid.success ? [valid.data] : [];
  });
}
