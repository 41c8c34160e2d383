import { Failure } from '@vidriera/domain/failure';
import { galeriaMessages } from '@vidriera/domain/perfil/galeria';
import { expect, it } from 'vitest';
import type { ChosenImage } from './images.ts';
import { Preparation } from './preparation.ts';

const file = (name: string) => new File([name], name);
const imageOf = ({ name }: File): ChosenImage => ({ kind: 'saved', key: name, url: name });

/** A preparation whose files are finished by hand. */
function begin() {
  const going = new Map<string, PromiseWithResolvers<ChosenImage>>();
  const ready: string[] = [];
  const preparation = new Preparation({
    onReady: (_, imagen) => ready.push(imagen.key),
    onChange: () => undefined,
    prepare: (one) => {
      const promise = Promise.withResolvers<ChosenImage>();
      going.set(one.name, promise);
      return promise.promise;
    },
  });
  const make = async (name: string) => {
    await expect.poll(() => going.has(name)).toBe(true);
    going.get(name)?.resolve(imageOf(file(name)));
  };
  const fail = async (name: string) => {
    await expect.poll(() => going.has(name)).toBe(true);
    going.get(name)?.reject(new Failure('not-an-image', 'No es una imagen.'));
  };
  return { preparation, ready, make, fail };
}

it('prepares one after another, and finish waits for the last', async () => {
  const { preparation, ready, make } = begin();
  preparation.add('principal', [file('a')], 1);
  preparation.add('extras', [file('b'), file('c')], 10);
  expect(preparation.pending).toBe(3);
  const end = preparation.finish();
  await make('a');
  await make('b');
  await expect.poll(() => preparation.get('extras')).toMatchObject({ done: 1, total: 2 });
  expect(preparation.pending).toBe(1);
  await make('c');
  expect(await end).toBe(true);
  expect([ready, preparation.pending]).toEqual([['a', 'b', 'c'], 0]);
});

it('reports a failure to finish, keeps its reason, and accepts the others', async () => {
  const { preparation, ready, make, fail } = begin();
  preparation.add('extras', [file('a'), file('b')], 10);
  const end = preparation.finish();
  await fail('a');
  await make('b');
  expect(await end).toBe(false);
  expect(ready).toEqual(['b']);
  expect(preparation.get('extras').error).toBe('No es una imagen.');
  expect(await preparation.finish()).toBe(true);
});

it('abandon: ends waiting at once, and drops later results', async () => {
  const { preparation, ready, make } = begin();
  preparation.add('principal', [file('a')], 1);
  const end = preparation.finish();
  preparation.abandon();
  expect(await end).toBe(true);
  await make('a');
  preparation.add('principal', [file('b')], 1);
  await make('b');
  await preparation.finish();
  expect(ready).toEqual(['b']);
});

it('leaves out files beyond the limit, with the specification’s message', () => {
  const { preparation } = begin();
  preparation.add('extras', [file('a'), file('b'), file('c')], 2);
  expect(preparation.pending).toBe(2);
  expect(preparation.get('extras').error).toBe(galeriaMessages.trimmed(2));
});
