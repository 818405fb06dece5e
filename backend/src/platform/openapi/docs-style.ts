/** Styles of the integrators' page, for phones, dark mode and print. */
export const DOCS_STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem;
color:#1b2a2f;background:#fff}a{color:#0b5c6b}code,pre{font:.9em ui-monospace,monospace}pre{background:#eef4f5;padding:.75rem;overflow-x:auto}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}nav a{display:inline-block;padding:.25rem 0}
h3{overflow-wrap:anywhere;margin:2rem 0 .25rem}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:.5rem 0}
caption{text-align:left;font-weight:600}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ccd9dc}
th[scope=row]{font-weight:400}.failures{font-size:.875rem}.skip{position:absolute;left:-99rem}.skip:focus{position:static}
@media (prefers-color-scheme:dark){body{color:#e4eef0;background:#101a1d}a{color:#7fd3e3}pre{background:#1c2a2e}th,td{border-color:#3a4c51}}`;
