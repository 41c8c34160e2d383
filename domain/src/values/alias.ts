import { withoutInvisible } from './invisible.ts';

/** Suffixes of hosts with two letters are countries'; of these there are no such countries, or nobody here means them. */
const NO_COUNTRY = /^(?:mp|[a-z]\d|\d[a-z])$/;
/** Longer suffixes that sites here have; of Spanish words, which aliases end in, none. A site of another is asked about once. */
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
 * Whether a link as typed may be an alias of Mercado Pago or of a bank: one word of 6–20 letters, digits, dots or hyphens that ends in
 * `.mp`, or in no suffix that sites have. 'mi.alias.mp', 'juan.perez.feria'; not 'https://juan.feria', which is said to be an address.
 */
export function mayBeAlias(typed: string): boolean {
  const word = withoutInvisible(typed).toLowerCase();
  if (!/^[a-z0-9.-]{6,20}$/.test(word) || word.startsWith('www.')) return false;
  const [, suffix] = /\.([a-z0-9-]+)$/.exec(word) ?? [];
  return suffix !== undefined && !isKnown(suffix);
}
