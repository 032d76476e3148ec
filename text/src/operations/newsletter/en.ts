/** What stands around the words of an operator in a newsletter. */
export const newsletterLetter = {
  whyNews: 'You get this email because you chose “Product news”.',
  whyOffers: 'You get this email because you chose “Partner offers”.',
  test: 'This is a test. Only you got it.',
}
