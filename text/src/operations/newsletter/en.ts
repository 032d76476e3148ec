/** What stands around the words of an operator in a newsletter. */
export const newsletterLetter = {
  whyNews: 'You chose “Product news”.',
  whyOffers: 'You chose “Partner offers”.',
  test: 'This is a test. Only you got it.',
}
