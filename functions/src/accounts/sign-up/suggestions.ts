import { usernameIn } from '@vidriera/domain/usuario/username-proposal';
import { looksOfficial, usernameObjection } from '@vidriera/domain/usuario/username-refusal';
import { type Username, usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { LIMITS } from '@vidriera/domain/values/limits';

const NEUTRAL = 'mi.espacio';

/**
 * Returns valid usernames close to a text, best first, without checking whether they are free.
 * @param random in [0, 1), varies the last ones
 */
export function candidates(text: string, random: number): Username[] {
  const written = usernameIn(text, LIMITS.usernameMax - 5);
  const isUsable = !looksOfficial(written) && usernameObjection(`${written}.ok`) === null;
  const root = isUsable ? written : NEUTRAL;
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
