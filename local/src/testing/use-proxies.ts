// Preloaded in the processes of a cuttable stack: functions reach emulators through the proxies of VIDRIERA_PROXIES, and so do
// browsers, because pages name these addresses.
const proxies: Record<string, string> = JSON.parse(process.env.VIDRIERA_PROXIES ?? '{}');
for (const [name, value = ''] of Object.entries(process.env)) {
  const host = value.replace('http://', '');
  const proxy = proxies[host];
  if (proxy) process.env[name] = value.replace(host, proxy);
}
