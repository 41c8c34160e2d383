import { expect, it } from 'vitest';
import { mailRecords } from './mail-records.ts';

it.each(['Vidriera <hola@vidriera.ar>', 'hola@vidriera.ar'])(
  'mailRecords: names the domain of %s',
  (from) => {
    const records = mailRecords(from, 'smtp.example.com');
    expect(records[0]).toContain('DNS records of vidriera.ar for letters over smtp.example.com');
    expect(records[1]).toContain('vidriera.ar. TXT "v=spf1 ');
    expect(records[2]).toContain('._domainkey.vidriera.ar. ');
    expect(records[3]).toContain('_dmarc.vidriera.ar. TXT "v=DMARC1; p=none; rua=mailto:hola@vidriera.ar"');
  },
);
