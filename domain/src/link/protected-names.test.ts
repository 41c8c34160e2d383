import { expect, test } from 'vitest';
import { imitatedBy } from './protected-names.ts';

const OWN = ['vidriera.example'];

test.each([
  ['mercadopago-ofertas.example', 'mercadopago'],
  ['rnercadopag0.com', 'mercadopago'],
  ['mercado-pago.com', 'mercadopago'],
  ['mercadopago.com.ar.verificar.example', 'mercadopago'],
  ['mercadоpago.com', 'mercadopago'],
  ['mercadopágo.com', 'mercadopago'],
  ['banco.galicia.example', 'bancogalicia'],
  ['bbva.ingreso.example', 'bbva'],
  ['login-icbc.example', 'icbc'],
  ['vidriera-login.example', 'vidriera'],
  ['vidr1era.com', 'vidriera'],
])('imitatedBy: %s imitates %s', (host, name) => {
  expect(imitatedBy(host, OWN)).toBe(name);
});

test.each([
  'www.mercadopago.com.ar',
  'mercadopago.com',
  'auth.mercadolibre.com.ar',
  'bbva.com.ar',
  'bna.com.ar',
  'vidriera.example',
  'www.vidriera.example',
  'lavidrieradeana.example',
  'galicia.example',
  'casualapp.example',
  'instagram.com',
  'linktr.ee',
  '10.0.0.1',
])('imitatedBy: %s imitates nobody', (host) => {
  expect(imitatedBy(host, OWN)).toBeNull();
});
