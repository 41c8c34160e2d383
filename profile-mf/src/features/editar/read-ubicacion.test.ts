import { describe, expect, it } from 'vitest';
import { readUbicacion } from './read-ubicacion.ts';

const OBELISCO = { lat: -34.603722, lng: -58.381592 };

describe('a place as typed or pasted', () => {
  it.each([
    '-34.603722, -58.381592',
    '-34.603722,-58.381592',
    ' (-34.603722, -58.381592) ',
    '-34,603722; -58,381592',
    '-34,603722, -58,381592',
    '-34.603722 -58.381592',
    '−34.603722, −58.381592',
    'geo:-34.603722,-58.381592?z=17',
    'https://www.google.com/maps?q=-34.603722,-58.381592',
    'https://maps.google.com/?q=loc:-34.603722,-58.381592&z=17',
    'https://www.google.com/maps/search/?api=1&query=-34.603722%2C-58.381592',
    'https://www.google.com/maps/search/-34.603722,+-58.381592?entry=tts',
    'https://www.google.com.ar/maps/@-34.603722,-58.381592,17z',
    'https://www.google.com/maps/place/Obelisco/@-34.6,-58.3,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d-34.603722!4d-58.381592',
    'https://www.openstreetmap.org/?mlat=-34.603722&mlon=-58.381592#map=17/-34.6/-58.38',
    'https://www.openstreetmap.org/#map=17/-34.603722/-58.381592',
    'https://maps.apple.com/?ll=-34.603722,-58.381592&q=Obelisco',
    'https://maps.apple.com/place?coordinate=-34.603722,-58.381592&name=Obelisco',
    'https://www.waze.com/ul?ll=-34.603722%2C-58.381592&navigate=yes',
    'Mirá: https://www.google.com/maps?q=-34.603722,-58.381592',
  ])('%s', (text) => expect(readUbicacion(text)).toEqual({ ubicacion: OBELISCO }));

  it.each(['34°36\'13.4"S 58°22\'53.7"W', '34°36’13,4”S, 58°22’53,7”O'])('%s', (text) => {
    const place = readUbicacion(text);
    if (!('ubicacion' in place) || !place.ubicacion) throw new Error('no place');
    expect(place.ubicacion.lat).toBeCloseTo(-34.603722, 5);
    expect(place.ubicacion.lng).toBeCloseTo(-58.381583, 5);
  });

  it('is none in an empty field', () => expect(readUbicacion('  ')).toEqual({ ubicacion: null }));

  it.each([
    ['https://maps.app.goo.gl/abc123', /link es corto/],
    ['Bar de Cao https://goo.gl/maps/abc123', /link es corto/],
    ['https://osm.org/go/M@ntDRFN--', /link es corto/],
    ['https://www.google.com/maps/place/Obelisco', /no trae las coordenadas/],
    ['https://example.com/', /no trae las coordenadas/],
    ['https://www.google.com/maps/place/%E0%A4%A', /no trae las coordenadas/],
    ['Defensa 1234', /No reconocemos/],
    ['-34.603722', /No reconocemos/],
    ['91, 0', /fuera del mapa/],
    ['0, -180.5', /fuera del mapa/],
  ])('%s is explained', (text, problem) => {
    expect(readUbicacion(text)).toEqual({ problem: expect.stringMatching(problem) });
  });
});
