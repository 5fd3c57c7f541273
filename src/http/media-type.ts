const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const quoted = '"(?:[\\t \\x21\\x23-\\x5b\\x5d-\\x7e\\x80-\\xff]|\\\\[\\t \\x21-\\x7e\\x80-\\xff])*"';
const essence = new RegExp(`${token}/${token}`, 'y');
const parameter = new RegExp(`[ \\t]*;[ \\t]*(?:(${token})=(${token}|${quoted}))?`, 'y');

/** A media type (RFC 9110 §8.3.1): `type/subtype` in lower case, and its parameters as they came, names in lower case. */
export interface MediaType {
  essence: string;
  parameters: { name: string; value: string }[];
}

/** Reads a Content-Type, in time that grows with its length; null where it does not follow the grammar. */
export function readMediaType(text: string): MediaType | null {
  essence.lastIndex = 0;
  const type = essence.exec(text)?.[0];
  if (type === undefined) return null;
  const parameters: MediaType['parameters'] = [];
  let end = type.length;
  while (end < text.length) {
    parameter.lastIndex = end;
    const [whole, name, value] = parameter.exec(text) ?? [];
    if (whole === undefined) return null;
    if (name !== undefined && value !== undefined) {
      parameters.push({ name: name.toLowerCase(), value: value.startsWith('"') ? unquoted(value) : value });
    }
    end = parameter.lastIndex;
  }
  return { essence: type.toLowerCase(), parameters };
}

function unquoted(value: string): string {
  return value.slice(1, -1).replace(/\\(.)/g, '$1');
}
