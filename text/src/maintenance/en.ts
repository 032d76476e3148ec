export const maintenance = {
  title: 'Site Maintenance',
  lead: 'We are carrying out scheduled maintenance and will be back shortly.',
  tryAgain: 'Try Again',
  until: (moment: string) => `We expect to be back on ${moment}.`,
  safe: 'Your data is safe. This page reloads when we’re back.',
}
