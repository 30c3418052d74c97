/** The colours that the pages share with the emails and with the page behind the link in an email. */
export const colours = { ink: '#15191e', sheet: '#fbf9f4', canary: '#f4b536' };
