import { expect, it } from 'vitest';
import { usedExports } from './used-exports.ts';

const CODE = `
let react = require("react");react = __toESM(react, 1);
let kit_router = require("@vidriera/router"), fs = require("fs");
const { useId } = react;
exports.a = () => (0, kit_router.useNavigate)(react.useState(kit_router["x"]), fs.read, other.Link);
exports.b = kit_router.Link;
`;

it('lists the used exports of the given modules only', () => {
  expect(usedExports(CODE, ['react', '@vidriera/router', '@vidriera/session'])).toEqual({
    '@vidriera/router': ['Link', 'useNavigate'],
    '@vidriera/session': [],
    react: ['useState'],
  });
});
