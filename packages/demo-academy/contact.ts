/** How the demo academy is reached; nobody is there. */
export const contact = {
  email: 'hello@palestra.example',
  phone: '+213 21 555 014',
  address: 'Algiers',
  networks: {
    linkedin: 'https://www.linkedin.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    facebook: 'https://www.facebook.com/',
  },
}
