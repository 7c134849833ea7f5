/** The billing address of buyers in tests and benchmarks. */
export const billingAddress = (email = 'rechnung@lindenhof.test') => ({
  isBusinessCustomer: false,
  firstName: 'Mara',
  lastName: 'Linden',
  company: '',
  street: 'Hofweg 3',
  postalCode: '35037',
  city: 'Marburg',
  country: 'DE',
  email,
})
