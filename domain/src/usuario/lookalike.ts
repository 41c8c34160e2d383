/** Digits read as letters. Each stands for another one, so `bar2` and `bar3` may both exist. */
const DIGITS = 'OIZEAS6TBG';

/** Letters that are drawn alike. Those that spell other words stay apart: q and g, u and v. */
const PAIRS: Record<string, string> = { rn: 'm', vv: 'w' };

/** Reads digits as capitals, which tells them from letters until the end. */
const read = (text: string): string =>
  text
    .replaceAll(/rn|vv/g, (pair) => PAIRS[pair] ?? pair)
    .replaceAll(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);

/** 'l' is read as 'i', like '1'. */
const finished = (text: string): string => text.toLowerCase().replaceAll('l', 'i');

/** 'cc' and 'c0o' are one letter; '11' is a number, which may differ from '1'. */
const single = (run: string): string => (/[a-z]/.test(run) ? run.charAt(0) : run);

/**
 * Returns the forms under which a username is reserved: look-alikes share one. The first, without dots and
 * dashes, is that of every account; the second reads 'cl' as 'd' and doubled letters as one.
 */
export function lookalikeKeys(username: string): string[] {
  const plain = username.replaceAll(/[._-]/g, '');
  const close = read(plain.replaceAll(/c+l+/g, 'd')).replaceAll(/(.)\1+/gi, single);
  return [...new Set([finished(read(plain)), finished(close)])];
}
