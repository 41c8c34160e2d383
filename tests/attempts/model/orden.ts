import { type FirestoreValue, isServerTime } from '../support/wire.ts';
import type { Finding, FoundChange } from './finding.ts';
import { goodIf, type Opinion, together } from './opinion.ts';
import { elementsOf, isActive, oneOf, textOf, upTo } from './values.ts';

const MOST = 500;
const PINS: Record<string, number> = { link: 5, evento: 1, curso: 1, promo: 1 };
const pestana = oneOf('info', 'links', 'eventos', 'cursos', 'promos');

const ofId = (value: FirestoreValue): Opinion => goodIf(/^[\w-]{1,128}$/.test(textOf(value) ?? ''));
/** A heading is one line of up to 60 characters. */
function ofKey(value: FirestoreValue): Opinion {
  const [, titulo] = /^# (.*)$/s.exec(textOf(value) ?? '') ?? [];
  if (titulo === undefined) return ofId(value);
  if (titulo === '' || /^[ \t\r\f]|\n/.test(titulo)) return 'bad';
  return together(upTo(60)({ stringValue: titulo }, ''));
}

function list(
  value: FirestoreValue | undefined,
  max: number,
  of: (element: FirestoreValue) => Opinion,
): Opinion {
  const all = elementsOf(value);
  if (!all) return 'bad';
  const distinct = new Set(all.map(textOf)).size === all.length;
  return together(goodIf(all.length <= max && distinct), ...all.map(of));
}

function pins(value: FirestoreValue): Opinion {
  if (!('mapValue' in value)) return 'bad';
  const all = Object.entries(value.mapValue.fields ?? {});
  return together('good', ...all.map(([kind, ids]) => list(ids, PINS[kind] ?? -1, ofId)));
}

const FIELD: Record<string, (value: FirestoreValue) => Opinion> = {
  lista: (value) => list(value, MOST, ofKey),
  fijados: pins,
  pestana: (value) => pestana(value, ''),
  updatedAt: (value) => goodIf(isServerTime(value)),
};

/** Returns faults of a changed order: its creator alone arranges it, and functions alone delete it. */
export function changeOfOrden({ uid, path, before, after }: FoundChange, owner: string): Finding[] {
  const is = after.get(path);
  if (owner !== uid) return [['is somebody else’s', 'bad']];
  if (!is) return [['functions alone delete an order', 'bad']];
  if (textOf(before.get(`user/${uid}`)?.role) !== 'creador') return [['not a creador', 'bad']];
  if (!isActive(before.get(`user/${uid}`))) return [['is suspended', 'bad']];
  if (!is.updatedAt) return [['no time', 'bad']];
  return Object.entries(is)
    .map(([name, value]): Finding => [name, FIELD[name]?.(value) ?? 'bad'])
    .filter(([, opinion]) => opinion !== 'good');
}
