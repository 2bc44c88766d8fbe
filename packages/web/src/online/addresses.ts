/** Where the server is that the page came from, whatever folder it is served from. */

export const apiAddress = (path: string): string => new URL(`api/${path}`, document.baseURI).href;

export const socketAddress = (): string => apiAddress('socket').replace(/^http/, 'ws');

/** Whether it can be the code of a table at all. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9]{4,16}$/.test(text);

/** What is sent to friends: the page as it is open, at another place in it. */
export const inviteAddress = (code: string): string =>
  new URL(`#/table/${encodeURIComponent(code)}`, document.baseURI).href;
