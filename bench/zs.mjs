import { chromium } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 412, height: 823 } });
await p.route('**/*.js', (r) => r.abort());
await p.goto(process.env.VIDRIERA_ORIGIN + (process.argv[2] ?? '/explore'));
await p.waitForTimeout(3000);
const c = await p.context().newCDPSession(p); await c.send('Performance.enable');
const m = async () => Object.fromEntries((await c.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]));
const files = ['shell/dist/assets/', 'explore-mf/dist/r/explore/assets/'].flatMap((d) => readdirSync(d).filter((f) => /^(bootstrap|ui|explore).*css$/.test(f)).map((f) => '/' + d.replace('shell/dist/', '').replace(/^explore-mf\/dist\//, '') + f));
const css = readFileSync(readdirSync('shell/dist/assets').filter((f) => /^bootstrap.*css$/.test(f)).map((f) => 'shell/dist/assets/' + f)[0], 'utf8');
const face = css.match(/@font-face\{[^}]*\}/g) ?? []; const noFace = css.replace(/@font-face\{[^}]*\}/g, '');
console.log('faces', face.length, 'tokens', noFace.indexOf('*'), noFace.slice(0, 200));
const cut = noFace.search(/\.[a-z]+-/);
await p.setBypassCSP;
for (const [n, t] of [['globals', noFace.slice(0, cut)], ['classes', noFace.slice(cut)], ['face', face.join('')]]) {
  const a = await m();
  await p.evaluate((t) => new Promise((ok) => { const s = new CSSStyleSheet(); s.replaceSync(t); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]; requestAnimationFrame(() => requestAnimationFrame(ok)); }), t);
  const z = await m();
  console.log(n, t.length, 'layouts', z.LayoutCount - a.LayoutCount, ((z.LayoutDuration - a.LayoutDuration) * 1000).toFixed(1), 'recalc', ((z.RecalcStyleDuration - a.RecalcStyleDuration) * 1000).toFixed(1));
}
for (const f of files) {
  const a = await m();
  await p.evaluate((href) => new Promise((ok) => { const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = href; l.onload = () => requestAnimationFrame(() => requestAnimationFrame(ok)); document.head.append(l); }), f);
  const z = await m();
  console.log(f, 'layouts', z.LayoutCount - a.LayoutCount, ((z.LayoutDuration - a.LayoutDuration) * 1000).toFixed(1), 'recalc', ((z.RecalcStyleDuration - a.RecalcStyleDuration) * 1000).toFixed(1));
}
await b.close();
