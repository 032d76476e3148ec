import fc from 'fast-check'

/**
 * The same random cases in every `npm test`, so that a failure is due to the change; `test:all`
 * draws new ones.
 */
if (process.env['TOUCHLINE_CASES'] !== 'new') fc.configureGlobal({ seed: 20_261_128 })
