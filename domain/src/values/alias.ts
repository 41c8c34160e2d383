import { withoutInvisible } from './invisible.ts';

/** Two-letter suffixes that are no country’s, or not meant here. */
const NO_COUNTRY = /^(?:mp|[a-z]\d|\d[a-z])$/;
/** Common longer suffixes of sites. A link with another one is confirmed once. */
const KNOWN = new Set(
  (
    'com net org info biz edu gov mil int name pro coop museum travel jobs mobi tel cat asia post xyz ' +
    'app dev page link site online store shop web website blog tech cloud digital art live club ' +
    'social media news radio tur bar restaurant cafe pizza beer wine menu food cooking catering tickets ' +
    'events event party dance theater show band music audio video film photo photos photography gallery studio design style fashion ' +
    'fit fitness yoga run bike coach academy school courses training education institute university center space ' +
    'life world today tours travel hotel house land farm garden green eco bio health care salon spa hair beauty ' +
    'agency company group team work works services solutions email chat community network support help guide how ' +
    'bet fun games game football lat vip top icu cyou click one zone best cool rocks ' +
    'ninja guru expert plus family kids baby love wedding gift gifts flowers pet pets vet dog ' +
    'google youtube example'
  ).split(' '),
);
const isKnown = (suffix: string): boolean =>
  suffix.length === 2 ? !NO_COUNTRY.test(suffix) : KNOWN.has(suffix);

/**
 * Whether a typed link may be a payment alias: 6–20 letters, digits, dots or hyphens that end in `.mp` or in no known suffix.
 * 'mi.alias.mp' is one; 'https://juan.feria' is not.
 */
export function mayBeAlias(typed: string): boolean {
  const word = withoutInvisible(typed).toLowerCase();
  if (!/^[a-z0-9.-]{6,20}$/.test(word) || word.startsWith('www.')) return false;
  const [, suffix] = /\.([a-z0-9-]+)$/.exec(word) ?? [];
  return suffix !== undefined && !isKnown(suffix);
}
