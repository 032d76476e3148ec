/** What stands around the words of an operator in a newsletter. */
export const newsletterLetter = {
  whyNews: 'You get this email because you chose news about Touchline among your preferences.',
  whyOffers: 'You get this email because you chose offers of partners among your preferences.',
  test: 'This is a test, sent to you alone.',
}
