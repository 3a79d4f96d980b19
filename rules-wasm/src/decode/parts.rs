//! What values are made of: the items of a list, the fields of a struct, the entries of a map and the
//! variants of an enum.

use std::ops::Range;
use std::slice;

use js_sys::{Array, Reflect};
use serde::de::value::U32Deserializer;
use serde::de::{self, DeserializeSeed, Visitor};
use wasm_bindgen::JsValue;

use super::Value;
use super::fault::{Fault, unreadable};
use crate::names::name;

/// What is asked for next: items by number, or the fields of a struct in the order of its declaration.
pub(super) enum Keys {
    Numbers(Range<u32>),
    Fields(slice::Iter<'static, &'static str>),
}

/// The items of an array or the fields of an object. One type for both, so that serde's code for every
/// struct is built once.
pub(super) struct Items {
    pub(super) of: Value,
    pub(super) keys: Keys,
}

impl Items {
    /// Fields don't end too early: the struct asks for just as many.
    pub(super) fn is_at_end(&self) -> bool {
        !matches!(&self.keys, Keys::Numbers(left) if !left.is_empty())
    }

    #[inline(never)]
    fn next(&mut self) -> Result<Option<Value>, Fault> {
        match &mut self.keys {
            Keys::Numbers(left) => {
                let Some(nth) = left.next() else { return Ok(None) };
                let item = Reflect::get_u32(&self.of.0, nth).map_err(unreadable)?;
                // As JSON writes it: an item that is undefined is there, a field that is isn't.
                Ok(Some(Value(if item.is_undefined() { JsValue::NULL } else { item })))
            }
            Keys::Fields(left) => left
                .next()
                .map(|field| self.of.property(&name(field)).map_err(|fault| fault.in_field(field)))
                .transpose(),
        }
    }

    fn upcoming(&self) -> Option<&'static str> {
        match &self.keys {
            Keys::Numbers(_) => None,
            Keys::Fields(left) => left.as_slice().first().copied(),
        }
    }
}

impl<'de> de::SeqAccess<'de> for Items {
    type Error = Fault;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let field = self.upcoming();
        let Some(value) = self.next()? else { return Ok(None) };
        let missing = value.0.is_undefined();
        match (seed.deserialize(value), field) {
            (Ok(value), _) => Ok(Some(value)),
            // Passed over, so that serde puts in its default or says that it is missing.
            (Err(_), Some(_)) if missing => Ok(None),
            (Err(fault), Some(field)) => Err(fault.in_field(field)),
            (Err(fault), None) => Err(fault),
        }
    }
}

/// The entries of an object whose keys are not known beforehand.
pub(super) struct Entries {
    pub(super) object: Value,
    pub(super) keys: Array,
    pub(super) next: u32,
    pub(super) value: Option<Value>,
}

impl<'de> de::MapAccess<'de> for Entries {
    type Error = Fault;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        while self.next < self.keys.length() {
            let key = Value(self.keys.get(self.next));
            self.next += 1;
            let value = self.object.property(&key.0)?;
            if key.text().is_some() && !value.0.is_undefined() {
                self.value = Some(value);
                return seed.deserialize(key).map(Some);
            }
        }
        Ok(None)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        seed.deserialize(self.value.take().unwrap_or(Value(JsValue::UNDEFINED)))
    }
}

/// A variant of an enum: the how manyth it is, and what it holds. By its number serde finds it at once; by its name
/// there would be code for each enum that compares it with all of them.
pub(super) struct Variant {
    pub(super) nth: u32,
    pub(super) content: Value,
}

impl<'de> de::EnumAccess<'de> for Variant {
    type Error = Fault;
    type Variant = Value;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Value), Fault> {
        Ok((seed.deserialize(U32Deserializer::new(self.nth))?, self.content))
    }
}

impl<'de> de::VariantAccess<'de> for Value {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        if self.is_absent() { Ok(()) } else { Err(Fault::of("nothing is asked for inside")) }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Fault> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        de::Deserializer::deserialize_seq(self, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        de::Deserializer::deserialize_struct(self, "", fields, visitor)
    }
}
