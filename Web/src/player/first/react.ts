// The library alone: evaluated in a task of its own, before the page that uses it.
import "react-dom";
import "react/jsx-runtime";
