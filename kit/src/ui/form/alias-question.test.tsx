import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AliasQuestion, withAlias } from './alias-question.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks about an alias, and reports the answer', () => {
  const [onSite, onAlias] = [vi.fn(), vi.fn()];
  render(<AliasQuestion value={'juan.perez.feria\u200B'} onSite={onSite} onAlias={onAlias} />);
  expect(screen.getByRole('region', { name: '¿Es un alias de Mercado Pago?' })).toBeDefined();
  press('No, es un sitio');
  press('Sí, pasarlo a la descripción');
  expect(onSite).toHaveBeenCalledExactlyOnceWith('https://juan.perez.feria');
  expect(onAlias).toHaveBeenCalledExactlyOnceWith('juan.perez.feria');
});

it.each(['ejemplo.com', 'https://juan.perez.feria', 'hola@ejemplo.com', ''])(
  'asks nothing about %j',
  (value) => {
    render(<AliasQuestion value={value} onSite={vi.fn()} />);
    expect(screen.queryByRole('region')).toBeNull();
  },
);

it('offers no description if the form has none', () => {
  render(<AliasQuestion value="mi.alias.mp" onSite={vi.fn()} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('withAlias: adds a line to a description', () => {
  expect(withAlias('', 'mi.alias.mp')).toBe('Alias de Mercado Pago: mi.alias.mp');
  expect(withAlias('Un patio.\n', 'mi.alias.mp')).toBe('Un patio.\n\nAlias de Mercado Pago: mi.alias.mp');
});
