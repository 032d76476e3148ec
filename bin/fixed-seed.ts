import fc from 'fast-check'

/** The same cases in every run of `npm test`: red or green is about the change. `test:all` draws new ones. */
if (process.env['TOUCHLINE_CASES'] !== 'new') fc.configureGlobal({ seed: 20_261_128 })
