import { expect, it } from 'vitest';
import { smtpSettings } from './smtp-settings.ts';

const real = {
  VIDRIERA_SMTP_HOST: 'smtp.example.com',
  VIDRIERA_SMTP_PORT: '465',
  VIDRIERA_SMTP_USER: 'vidriera',
  VIDRIERA_SMTP_PASSWORD: 'x',
  VIDRIERA_SMTP_FROM: 'Vidriera <hola@vidriera.ar>',
};

it.each([
  ['465', 'tls'],
  ['587', 'starttls'],
])('uses TLS with a server on the internet: %s', (port, security) => {
  expect(smtpSettings({ ...real, VIDRIERA_SMTP_PORT: port })).toMatchObject({
    port: Number(port),
    security,
    credentials: { user: 'vidriera', pass: 'x' },
  });
});

it('needs no password on this machine', () => {
  const local = {
    VIDRIERA_SMTP_HOST: '127.0.0.1',
    VIDRIERA_SMTP_PORT: '40123',
    VIDRIERA_SMTP_FROM: 'a@b.ar',
  };
  expect(smtpSettings(local)).toMatchObject({ port: 40123, security: 'none', credentials: null });
});

it.each([
  ['VIDRIERA_SMTP_HOST', undefined],
  ['VIDRIERA_SMTP_HOST', 'localhost'],
  ['VIDRIERA_SMTP_PORT', '25'],
  ['VIDRIERA_SMTP_USER', ''],
  ['VIDRIERA_SMTP_PASSWORD', undefined],
  ['VIDRIERA_SMTP_FROM', 'Vidriera <a@b.ar>\r\nBcc: x@y.ar'],
  ['VIDRIERA_SMTP_FROM', 'hola'],
])('refuses %s %j by name', (name, value) => {
  expect(() => smtpSettings({ ...real, [name]: value })).toThrow(name);
});
