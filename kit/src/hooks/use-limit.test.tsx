import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

// happy-dom sets `value` through the element's own property, which React tracks; browsers do not.
beforeEach(() => {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  vi.spyOn(HTMLInputElement.prototype, 'setRangeText').mockImplementation(function (
    this: HTMLInputElement,
    _,
    from,
  ) {
    write?.call(this, this.value.slice(0, from));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Held({ stored = '' }) {
  const [text, setText] = useState(stored);
  return (
    <>
      <TextInput label="Nombre" limit={10} value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Nombre');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });

it('cuts what goes beyond before the form hears of it, and says so until the next change', () => {
  render(<Held />);
  type('12345678901234');
  expect(field().value).toBe('1234567890');
  expect(screen.getByRole('status').textContent).toBe('1234567890');
  expect(screen.getByText(/^Entran 10 caracteres: quedaron afuera 4\./)).toBeDefined();
  type('123456789');
  expect(screen.queryByText(/quedaron afuera/)).toBeNull();
});

it('asks to shorten a stored text that is too long, until it fits', () => {
  render(<Held stored="12345678901" />);
  expect(screen.getByText('Hasta 10 caracteres.')).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  type('1234567890');
  expect(screen.queryByText('Hasta 10 caracteres.')).toBeNull();
});

it('never splits a character of two units', () => {
  render(<Held />);
  type('123456789🎉');
  expect(field().value).toBe('123456789');
});

it('says how much of a pasted text the browser left out', () => {
  render(<Held />);
  expect(field().maxLength).toBe(10);
  type('12345678');
  field().setSelectionRange(6, 8);
  paste('abcdefg');
  fireEvent.input(field(), { target: { value: '123456abcd' }, inputType: 'insertFromPaste' });
  expect(screen.getByText('Entran 10 caracteres: quedaron afuera 3. Quedan 0 caracteres.')).toBeDefined();
});

it('counts a line break of a pasted text once, and none in a field of one line', () => {
  render(
    <>
      <TextArea label="Texto" limit={5} />
      <Held />
    </>,
  );
  fireEvent.paste(screen.getByLabelText('Texto'), { clipboardData: { getData: () => 'ab\r\ncd' } });
  expect(screen.queryByText(/afuera/)).toBeNull();
  paste('12345\n67890');
  expect(screen.queryByText(/afuera/)).toBeNull();
});

it('reads the count aloud once typing rests', async () => {
  vi.useFakeTimers();
  render(<Held />);
  type('1234567890');
  const aloud = () => document.querySelector('[aria-live=polite]')?.textContent;
  expect(aloud()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(aloud()).toBe('Quedan 0 caracteres.');
});
