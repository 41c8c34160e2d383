import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { type Arriving, arrived, arriving } from './arriving.ts';

const inBrowser = { context: {} };
const onServer = { context: { readApi: async () => null } };

it('hands on in a browser what is on its way, and on the server what came of it', async () => {
  const data = { list: Promise.resolve([1]), tipo: 'evento' };
  expect(await arriving(inBrowser, data)).toBe(data);
  expect(await arriving(onServer, data)).toEqual({ list: [1], tipo: 'evento' });
  await expect(arriving(onServer, { list: Promise.reject(new Error('no')) })).rejects.toThrow('no');
});

const Words = ({ of }: { of: Arriving<string> }) => <p>{arrived(of)}</p>;

it('shows what is there at once, and waits for what is not', async () => {
  const later = Promise.withResolvers<string>();
  render(
    <Suspense fallback={<p>esperá</p>}>
      <Words of="ya" />
    </Suspense>,
  );
  expect(screen.getByText('ya')).toBeDefined();
  await act(async () => {
    render(
      <Suspense fallback={<p>esperá</p>}>
        <Words of={later.promise} />
      </Suspense>,
    );
  });
  expect(screen.getByText('esperá')).toBeDefined();
  await act(async () => later.resolve('después'));
  expect(screen.getByText('después')).toBeDefined();
});
