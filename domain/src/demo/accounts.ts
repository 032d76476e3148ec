/** The banks' published examples, which belong to no one. */
export const demoIbans = [
  'ES9121000418450200051332',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'AT611904300234573201',
  'IT60X0542811101000000123456',
  'NL91ABNA0417164300',
  'BE68539007547034',
  'PT50000201231234567890154',
  'IE29AIBK93115212345678',
  'FI2112345600000785',
] as const

/** The example of the scheme's own rulebook. */
export const demoCreditorIdentifier = 'DE98ZZZ09999999999'
