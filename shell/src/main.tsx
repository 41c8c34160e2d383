// Shared modules are only there after this first, empty step.
void import('./bootstrap.tsx');
