// Runs before the first paint, so that a dark page does not flash white: the browser's own canvas follows color-scheme,
// and the landing page's style sheet follows data-appearance, which starts as what the theme file said at build time.
// The preference is kept by src/lib/theme/appearance.ts.
(function () {
  var root = document.documentElement;
  var preference = null;
  try {
    preference = localStorage.getItem('vite-ui-theme');
  } catch {
    // Storage may be forbidden; the page then starts in the installation's appearance.
  }
  var chosen = preference || root.dataset.appearance;
  var dark = chosen === 'dark' || (chosen === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.appearance = dark ? 'dark' : 'light';
  root.style.colorScheme = dark ? 'dark' : 'light';
})();
