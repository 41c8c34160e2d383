/**
 * Returns the DNS records that the sender of letters needs.
 * @param from `VIDRIERA_SMTP_FROM`: 'Vidriera <hola@vidriera.ar>'
 * @param server the mail server's host
 */
export function mailRecords(from: string, server: string): string[] {
  const address = /<([^>]+)>$/.exec(from)?.[1] ?? from;
  const domain = address.slice(address.indexOf('@') + 1);
  return [
    `DNS records of ${domain} for letters over ${server}; its provider names the parts in capitals:`,
    `  ${domain}. TXT "v=spf1 include:SPF-OF-THE-PROVIDER -all"  (one SPF record per domain: add the include to an existing one)`,
    `  SELECTOR._domainkey.${domain}. TXT or CNAME DKIM-KEY-OF-THE-PROVIDER`,
    `  _dmarc.${domain}. TXT "v=DMARC1; p=none; rua=mailto:${address}"  (p=quarantine once its reports show no letters of ours that fail)`,
  ];
}
