import { ALIASES, CITY_NAMES, SAID } from './aliases.ts';
import { CITY, type Localidad, places } from './places.ts';
import { PROVINCES } from './provinces.ts';
import { wholeWords, wordsOf } from './spelling.ts';

interface Name {
  place: Localidad;
  /** Whether it narrows a search without 'en'. */
  narrows: boolean;
}

const PROVINCE_OF_CITY = PROVINCES['07'];
const BESIDE: Record<string, string[]> = {
  [PROVINCE_OF_CITY ?? '']: [...CITY_NAMES, 'buenos aires'],
  [PROVINCES['01'] ?? '']: ['gba', 'gran buenos aires', 'provincia de buenos aires'],
};

/** Returns what people write after a place's name: its city, its province. */
export const besideOf = ({ code, label, ciudad, provincia }: Localidad): string[] => [
  ...[label.split(', ')[1] ?? '', ...(code === CITY ? [] : [ciudad]), provincia].map(wholeWords),
  ...(BESIDE[provincia] ?? []),
];

function namesOf(place: Localidad): [string, boolean][] {
  const [written = ''] = place.label.split(', ');
  const name = wholeWords(written);
  const own: [string, boolean][] = [
    [name, !place.added],
    ...(ALIASES[place.code] ?? []).map((alias): [string, boolean] => [alias, true]),
    ...(SAID[place.code] ?? []).map((alias): [string, boolean] => [alias, false]),
  ];
  return own.flatMap(([ownName, narrows]): [string, boolean][] => [
    [ownName, narrows],
    ...besideOf(place).map((area): [string, boolean] => [`${ownName} ${area}`, true]),
  ]);
}

let named: Map<string, Name[]> | undefined;
function byName(): Map<string, Name[]> {
  if (named) return named;
  named = new Map();
  for (const place of places().values()) {
    for (const [name, narrows] of namesOf(place)) {
      const same = named.get(name) ?? [];
      if (!same.some((namesake) => namesake.place === place)) named.set(name, [...same, { place, narrows }]);
    }
  }
  return named;
}

/** Returns the places that a text names, by name or another name of theirs, with their province or without. */
export const placesNamed = (text: string): Localidad[] =>
  (byName().get(wholeWords(text)) ?? []).map(({ place }) => place);

/** Returns the one place that a typed text names; `null` for none or several. */
export function placeTyped(text: string): Localidad | null {
  const [only, more] = placesNamed(text);
  return only && !more ? only : null;
}

let byProvince: Map<string, Localidad[]> | undefined;
export function placesOfProvince(words: string): readonly Localidad[] {
  byProvince ??= new Map(
    Object.values(PROVINCES).map((name) => [
      wordsOf(name),
      [...places().values()].filter(({ provincia }) => provincia === name),
    ]),
  );
  return byProvince.get(words) ?? [];
}

/**
 * Returns the places of a name in lower case without accents; of a province without a namesake, all its
 * places. Short forms and names that were added later count only with a province, or if a place `isMeant`.
 */
export function placesCalled(words: string, isMeant: boolean): readonly Localidad[] {
  const called = byName().get(isMeant ? wholeWords(words) : words) ?? [];
  const counted = called.filter(({ narrows }) => isMeant || narrows);
  return counted.length > 0 ? counted.map(({ place }) => place) : placesOfProvince(words);
}

let labels: [Localidad, string][] | undefined;
/**
 * Returns at most `max` places with a word that begins like the text. Matches of the whole name come first,
 * then by population.
 */
export function findPlaces(text: string, max: number): Localidad[] {
  const typed = [...new Set([wordsOf(text), wholeWords(text)])].filter(Boolean);
  labels ??= [...places().values()].map((place) => [place, wholeWords(place.label)]);
  const found = labels.flatMap(([place, label]) => {
    if (typed.some((name) => label.startsWith(name))) return [{ place, rank: 0 }];
    return typed.some((name) => label.includes(` ${name}`)) ? [{ place, rank: 1 }] : [];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ place }) => place);
}
