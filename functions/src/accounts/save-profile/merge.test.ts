import { perfilFormSchema } from '@vidriera/domain/usuario/schema';
import { describe, expect, it } from 'vitest';
import { beforeOf, mergePerfil } from './merge.ts';

const CREADOR = {
  descripcion: 'Un patio',
  direccion: 'Defensa 1',
  localidad: 'salta',
  ubicacion: { lat: -34, lng: -58 },
  url_imagenPortada: 'https://fotos/a',
  estilo: 'rio',
};
const PERSON = {
  display_name: 'Ana',
  photo_url: 'https://fotos/yo',
  phone_number: '11 5555',
  link_Instagram: 'ana',
  link_TikTok: 'ana',
  link_Wssp: 'https://wa.me/5491155550134',
  link_Facebook: 'ana',
  link_SitioWeb: 'https://ana.example',
  role: 'creador' as const,
};
const WHOLE = { ...PERSON, creador: CREADOR };
const OTHER = {
  display_name: 'Beto',
  photo_url: 'https://fotos/otra',
  phone_number: '22',
  link_Instagram: 'beto',
  link_TikTok: 'beto',
  link_Wssp: 'https://wa.me/5491155550199',
  link_Facebook: 'beto',
  link_SitioWeb: 'https://beto.example',
  descripcion: 'Una terraza',
  direccion: 'Perú 2',
  localidad: 'quilmes',
  ubicacion: { lat: 1, lng: 2 },
  url_imagenPortada: 'https://fotos/b',
  estilo: 'neon',
} as const;
type Name = keyof typeof OTHER;
const NAMES = Object.keys(OTHER) as Name[];
const THIRD = 'https://tercera.example/x';

function withField(name: Name, value: unknown) {
  return name in CREADOR ? { ...WHOLE, creador: { ...CREADOR, [name]: value } } : { ...WHOLE, [name]: value };
}
const sent = (form: unknown) => perfilFormSchema.parse(form);
const fieldOf = (form: ReturnType<typeof sent>, name: Name) =>
  (name in CREADOR ? form.creador : form)?.[name as never];

describe.each(NAMES)('%s', (name) => {
  const [opened, changed] = [beforeOf(WHOLE), withField(name, OTHER[name])];
  const wanted = fieldOf(sent(changed), name);

  it('stays as it was changed elsewhere if the form did not change it', () => {
    const { merged, conflicts } = mergePerfil(opened, sent(WHOLE), beforeOf(changed));
    expect([fieldOf(merged, name), conflicts]).toEqual([wanted, []]);
  });

  it('is taken from the form that changed it, also if it is stored by now', () => {
    for (const stored of [WHOLE, changed]) {
      const { merged, conflicts } = mergePerfil(opened, sent(changed), beforeOf(stored));
      expect([fieldOf(merged, name), conflicts]).toEqual([wanted, []]);
    }
  });

  it('is a conflict if both changed it to other values', () => {
    const third =
      name === 'ubicacion'
        ? { lat: 5, lng: 6 }
        : name === 'localidad'
          ? 'rosario'
          : name === 'estilo'
            ? 'feria'
            : name === 'link_Wssp'
              ? ''
              : THIRD;
    const { conflicts } = mergePerfil(opened, sent(changed), beforeOf(withField(name, third)));
    expect(conflicts).toEqual([name in CREADOR ? `creador.${name}` : name]);
  });
});

it('a form that knows of no creator’s part keeps role and part', () => {
  const opened = beforeOf({ ...PERSON, role: 'personal' });
  const { merged, conflicts } = mergePerfil(opened, sent({ ...PERSON, role: 'personal' }), beforeOf(WHOLE));
  expect(conflicts).toEqual([]);
  expect(merged.role).toBe('creador');
  expect(merged.creador).toMatchObject({ descripcion: 'Un patio', direccion: 'Defensa 1' });
  expect(merged.creador?.localidad, 'unchanged').toBeUndefined();
});

it('what was typed for a role that was left elsewhere is a conflict', () => {
  const left = beforeOf({ ...PERSON, role: 'personal' });
  const typed = sent(withField('descripcion', 'Una terraza'));
  expect(mergePerfil(beforeOf(WHOLE), typed, left).conflicts).toEqual(['role']);
  expect(mergePerfil(beforeOf(WHOLE), sent(WHOLE), left)).toMatchObject({
    conflicts: [],
    merged: { role: 'personal', creador: null },
  });
});

it('a value stored in an older form is no change', () => {
  const stored = beforeOf({
    ...WHOLE,
    link_Instagram: 'https://instagram.com/ana',
    phone_number: ' 11 5555 ',
  });
  expect(mergePerfil(beforeOf(WHOLE), sent(WHOLE), stored).conflicts).toEqual([]);
});

it('reads a profile that no form would take', () => {
  expect(beforeOf({ role: '', photo_url: 7, creador: { ubicacion: 'lejos' } })).toMatchObject({
    role: null,
    photo_url: null,
    creador: { ubicacion: null },
  });
});
