// Federation initialises the shared modules in this first, asynchronous step.
void import('./bootstrap.tsx');
