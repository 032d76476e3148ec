/** Where a team is paid, and the files of its bank. */
export const bank = {
  sandbox: 'Sandbox: no money moves',
  subtitle: 'Where the team is paid, and what the bank says.',
  loading: 'Loading the bank account...',
  failed: 'The bank account could not be loaded',
  cards: 'Payments by card',
  verifyTitle: 'Verify your team',
  verifyText:
    'The payment provider wants to know who the club is before it pays out. That takes about ten minutes; have an identity card and the account number at hand.',
  startedText: 'You have begun. Something is still missing or is being checked.',
  readyTitle: 'Your account is verified',
  readyText: 'Payments by card go to your club’s own account.',
  country: 'Country of the club',
  validate: 'Validate my account',
  goOn: 'Go on',
  opening: 'Opening...',
  transfers: 'Account for transfers',
  transfersText:
    'Shown on bills with the reference, so that payers can transfer the money and the bank statement finds their bill.',
  holder: 'Account holder',
  holderMissing: 'Enter who holds the account.',
  iban: 'IBAN',
  ibanWrong: 'This IBAN is mistyped: its check digits do not fit.',
  save: 'Save the account',
  saved: 'The account is saved',
  remove: 'Take the account off bills',
  removed: 'Bills show no account any more',
  proof: {
    password: 'Your password',
    why: 'Asked once more, so that nobody leads the money elsewhere in an open browser. All admins are told.',
    asked: 'Your last sign-in was more than ten minutes ago: type your password, then save again.',
    fresh:
      'Only who has signed in within the last ten minutes changes where the money goes. What you have typed waits for you.',
    signInAgain: 'Sign in again',
  },
  file: 'Bank statement',
  fileText:
    'Download the transactions at your bank as camt, MT940, CSV or Excel and import the file here, or a ZIP of many. Transfers with the right reference are booked automatically; each counts once, however often you import it.',
  drop: 'Drop the file here',
  hint: 'XML, MT940, CSV, XLSX or ZIP, up to 5 MB',
  choose: 'Choose a file',
  reading: 'Reading...',
  currency: 'Currency, if the file names none',
  tooLarge: 'The file is larger than 5 MB.',
  notRead: 'The file could not be read',
  notAStatement:
    'This isn’t a bank statement we can read. Choose a camt, MT940, CSV or Excel file from your bank.',
  result: (name: string) => `Read: ${name}`,
  booked: (count: number) =>
    count === 1 ? '1 transfer is booked' : `${count} transfers are booked`,
  known: (count: number) => (count === 1 ? '1 was known already' : `${count} were known already`),
  waiting: (count: number) =>
    count === 1 ? '1 waits for you below' : `${count} wait for you below`,
  unread: (count: number) =>
    count === 1 ? '1 line wasn’t understood' : `${count} lines weren’t understood`,
  unreadText: 'Check them at your bank and record what is a payment by hand.',
  lineAt: (line: string, text: string) => `Line ${line}: ${text}`,
  notBooked: (count: number) =>
    count === 1
      ? '1 line is pending or was refused at your bank'
      : `${count} lines are pending or were refused at your bank`,
  out: (count: number) => (count === 1 ? '1 payment went out' : `${count} payments went out`),
  andMore: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  waitingTitle: 'Which bill is it for?',
  waitingText: 'These transfers could not be booked automatically.',
  nothingWaits: 'No transfer waits for you.',
  waitingFailed: 'The transfers could not be loaded',
  unknownPayer: 'Somebody',
  because: {
    more_than_open: 'More than the bill asks for.',
    other_currency: 'In another currency than the bill.',
    several_bills: 'Names several bills.',
    no_reference: 'Without a reference; these may be meant.',
    unknown: 'No bill fits.',
  },
  bill: 'Bill',
  candidate: (number: number, owed: string) => `Bill ${number} · ${owed} open`,
  chooseFirst: 'Choose a bill first.',
  book: 'Book it',
  leaveOut: 'For none of them',
  bookedOne: 'The transfer is booked',
  leftOut: 'The transfer is left out',
}
